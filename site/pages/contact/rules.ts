// A separate chunk, because it brings Zod: fetched as soon as somebody is in the form.
import { checking } from '../../base/checking.ts';
import { ContactFields } from '#contract/contacts.ts';

export const checkMessage = checking(ContactFields);
