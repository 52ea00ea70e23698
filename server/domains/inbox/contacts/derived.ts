import { fold } from '#contract/text.ts';

/** The column that staff's list searches. */
export const derivedColumns = ({
  name,
  email,
  subject,
  message,
}: {
  name: string;
  email: string;
  subject: string;
  message: string;
}) => ({ searchText: fold(`${name} ${email} ${subject} ${message}`) });
