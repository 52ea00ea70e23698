import type { FormValues } from '../../base/page.tsx';

/** The form's fields as the call takes them: the skills are a list. */
export const applicationOf = ({
  firstName = '',
  lastName = '',
  email = '',
  phone = '',
  address = '',
  experience = '',
  education = '',
  skills = '',
  coverLetter = '',
  resumeUrl = '',
  portfolio = '',
  linkedIn = '',
  availableStartDate = '',
  expectedSalary = '',
}: FormValues) => ({
  firstName,
  lastName,
  email,
  phone,
  address,
  experience,
  education,
  skills: skills.split(','),
  coverLetter,
  resumeUrl,
  portfolio,
  linkedIn,
  availableStartDate,
  expectedSalary,
});
