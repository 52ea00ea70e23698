// Templates: how a family's dimensions become a body.
import type { Body } from './body.ts';
import { parseThread, type Thread } from './threads.ts';

interface BaseParam {
  /** Turkish, as the panel shows it. */
  label: string;
  /** Without a value the template gets null. */
  isOptional?: true;
}
/** A number between its limits, both included. */
interface NumberParam extends BaseParam {
  kind: 'number';
  unit: 'mm' | '°' | '';
  min: number;
  max: number;
}
/** A thread's designation, such as 'M8' or 'G1/4'. */
interface ThreadParam extends BaseParam {
  kind: 'thread';
}
/** One of a few words. */
interface ChoiceParam extends BaseParam {
  kind: 'choice';
  options: readonly string[];
}
/** Any text; the template reads it itself and refuses in `check` what it cannot read. */
interface TextParam extends BaseParam {
  kind: 'text';
}
export type Param = NumberParam | ThreadParam | ChoiceParam | TextParam;
export type Params = Readonly<Record<string, Param>>;

type PlainValue<P extends Param> = P extends NumberParam
  ? number
  : P extends ThreadParam
    ? Thread
    : P extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : string;
type ValueOf<P extends Param> = P extends { isOptional: true } ? PlainValue<P> | null : PlainValue<P>;
export type ValuesOf<P extends Params> = { readonly [K in keyof P]: ValueOf<P[K]> };

export interface Template<P extends Params = Params> {
  /** Stored with families: never renamed. Lower case, hyphens. */
  key: string;
  /** Turkish, as the panel's list shows it. */
  label: string;
  params: P;
  /** Why these dimensions make no part, for staff, Turkish: 'Kafa gövdeden büyük olmalı.'; null: they do. */
  check(values: ValuesOf<P>): string | null;
  /** Called with values that `check` has passed. */
  body(values: ValuesOf<P>): Body;
  /** Where the model is simpler than the part; Turkish sentences without their stop, shown to customers. */
  simplifications: readonly string[];
}

/** Keeps a template's params typed for its own functions. */
export const defineTemplate = <const P extends Params>(template: Template<P>): Template =>
  template as unknown as Template;

/** A length in mm; larger parts than 2 m are none of ours. */
export const mm = (label: string, min = 0.1, max = 2_000) => ({ kind: 'number', label, unit: 'mm', min, max }) as const;
export const degrees = (label: string, min = 0.1, max = 179) =>
  ({ kind: 'number', label, unit: '°', min, max }) as const;
export const count = (label: string, min = 1, max = 100) => ({ kind: 'number', label, unit: '', min, max }) as const;
export const thread = (label: string) => ({ kind: 'thread', label }) as const;
export const choice = <const O extends readonly string[]>(label: string, options: O) =>
  ({ kind: 'choice', label, options }) as const;
export const text = (label: string) => ({ kind: 'text', label }) as const;
export const optional = <const P extends Param>(param: P) => ({ ...param, isOptional: true }) as const;

/** What a model says of its threads, wherever it has any. */
export const THREADS_ARE_CYLINDERS = 'Dişler anma çapında silindir olarak modellenmiştir';
export const NO_ENGRAVING = 'Yazı ve işaretler modellenmemiştir';

const comma = (value: number): string => String(value).replace('.', ',');

/** A value as a column or the mapping gives it, read as the param asks. @returns a sentence for staff where it cannot */
export function readParam(param: Param, given: number | string | null): { value: unknown } | { reason: string } {
  const { label } = param;
  if (given === null || given === '') return param.isOptional ? { value: null } : { reason: `'${label}' değeri yok.` };
  switch (param.kind) {
    case 'number': {
      const value = typeof given === 'number' ? given : Number(/-?\d+(?:[.,]\d+)?/.exec(given)?.[0].replace(',', '.'));
      if (!Number.isFinite(value)) return { reason: `'${label}' sayı olmalı; '${given}' okunamadı.` };
      if (value < param.min || value > param.max)
        return {
          reason: `'${label}' ${comma(param.min)} ile ${comma(param.max)} arasında olmalı; ${comma(value)} verildi.`,
        };
      return { value };
    }
    case 'thread': {
      const value = parseThread(String(given));
      return value ? { value } : { reason: `'${label}' bir diş olmalı (M8, G1/4 gibi); '${given}' okunamadı.` };
    }
    case 'choice':
      return param.options.includes(String(given))
        ? { value: String(given) }
        : { reason: `'${label}' şunlardan biri olmalı: ${param.options.join(', ')}; '${given}' verildi.` };
    case 'text':
      return { value: String(given) };
  }
}
