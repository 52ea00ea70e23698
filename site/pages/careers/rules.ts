// A separate chunk, because it brings Zod: fetched as soon as somebody is in the form.
import { checking } from '../../base/checking.ts';
import { ApplicationFields } from '#contract/applications.ts';

export const checkApplication = checking(ApplicationFields);
