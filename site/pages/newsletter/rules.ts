// A separate chunk, because it brings Zod: fetched as soon as somebody is in the form.
import { checking } from '../../base/checking.ts';
import { NewsletterFields } from '#contract/newsletter.ts';

export const checkSubscription = checking(NewsletterFields);
