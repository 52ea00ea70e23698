import { fold, sortKey } from '#contract/text.ts';

/** The columns that staff's list searches and sorts by, computed in one place for every write. */
export const derivedColumns = ({
  firstName,
  lastName,
  email,
  jobTitle,
}: {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
}) => ({
  searchText: fold(`${firstName} ${lastName} ${email} ${jobTitle}`),
  nameSort: sortKey(`${firstName} ${lastName}`),
});
