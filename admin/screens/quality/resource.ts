import { qualityKind } from '#contract/quality.ts';
import { kindResource } from '../../crud/resource.ts';
import { QUALITY_TEXTS as texts } from './texts.ts';

export const qualityCategories = kindResource(qualityKind, texts.rows);
