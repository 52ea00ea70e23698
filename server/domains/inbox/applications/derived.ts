import { fold, sortKey } from '#contract/text.ts';

/** Columns that staff's list searches and sorts by, computed here for every write. */
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
