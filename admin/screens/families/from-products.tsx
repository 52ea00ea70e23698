// Families out of products that have none: proposals by category, confirmed one by one or joined.
import { useState } from 'react';
import { Alert, App, Button, Checkbox, Form, Input, Select, Spin, Tag } from 'antd';
import { Link } from 'react-router';
import { familyInputs } from '#contract/families.ts';
import type { FamilyProposal, FamilyProposals } from '#contract/family-articles.ts';
import { formatNumber } from '#contract/format.ts';
import { panelListPath, panelRowPath } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { PROPOSAL_TEXTS as texts } from './proposal-texts.ts';
import './families.css';

/** A proposal on the screen. `key`: its first article. */
interface Shown extends FamilyProposal {
  key: string;
  title: string;
  isBusy: boolean;
  error: string;
  /** The family made of it. */
  made?: { _id: string; name: string };
}

const shown = (proposal: FamilyProposal): Shown => ({
  ...proposal,
  key: proposal.articles[0]!,
  title: proposal.name,
  isBusy: false,
  error: '',
});

export function FamiliesFromProducts() {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const categories = useCall('GET /api/categories', { query: {} }).data;
  const [found, setFound] = useState<{ proposals: Shown[]; misfits: FamilyProposals['misfits'] }>();
  const [isReading, setIsReading] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const read = async (category: string): Promise<void> => {
    setIsReading(true);
    setChosen([]);
    try {
      const { proposals, misfits } = await api('POST /api/families/propose', { body: { subCategory: category } });
      setFound({ proposals: proposals.map(shown), misfits });
    } catch (error) {
      setFound(undefined);
      void message.error(sentenceOf(error, texts.failed));
    } finally {
      setIsReading(false);
    }
  };
  const update = (key: string, facts: Partial<Shown>) =>
    setFound(
      (now) => now && { ...now, proposals: now.proposals.map((one) => (one.key === key ? { ...one, ...facts } : one)) },
    );
  const confirm = async (proposal: Shown): Promise<void> => {
    const name = familyInputs.name.safeParse(proposal.title);
    if (!name.success) return update(proposal.key, { error: name.error.issues[0]!.message });
    update(proposal.key, { isBusy: true, error: '' });
    try {
      const { _id } = await api('POST /api/families/from-products', {
        body: { name: name.data, articles: proposal.articles },
      });
      update(proposal.key, { isBusy: false, made: { _id, name: name.data } });
      setChosen((now) => now.filter((key) => key !== proposal.key));
      void refresh('/api/families', '/api/products', '/api/dashboard', '/api/audit');
    } catch (error) {
      update(proposal.key, { isBusy: false, error: sentenceOf(error, texts.createFailed) });
    }
  };
  /** Joins the chosen proposals into the first of them. */
  const join = () =>
    setFound((now) => {
      if (!now) return now;
      const [first, ...others] = now.proposals.filter(({ key }) => chosen.includes(key));
      if (!first || others.length === 0) return now;
      const joined: Shown = {
        ...first,
        articles: [first, ...others].flatMap(({ articles }) => articles),
        codes: [first.codes[0]!, others.at(-1)!.codes.at(-1)!],
        codePrefix: [first, ...others].map(({ codePrefix }) => codePrefix).join(' + '),
        columns: [],
        error: '',
      };
      setChosen([]);
      return {
        ...now,
        proposals: now.proposals.flatMap((one) => {
          if (one.key === first.key) return [joined];
          return others.includes(one) ? [] : [one];
        }),
      };
    });
  const open = found?.proposals.filter(({ made }) => !made) ?? [];
  return (
    <>
      <PageHead backTo={panelListPath('families')} note={texts.note} />
      <Form form={form} layout="vertical">
        <Form.Item name="category" label={texts.category}>
          <Select<string>
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={texts.choose}
            options={(categories ?? []).map(({ _id, name, parentCategory }) => ({
              value: _id,
              label: parentCategory ? `${parentCategory.name} › ${name}` : name,
            }))}
            onChange={(category) => void read(category)}
          />
        </Form.Item>
      </Form>
      {isReading && <Spin description={texts.reading} />}
      {found && !isReading && (
        <>
          <div className="family-found">
            <output>{texts.found(found.proposals.length, found.misfits.length)}</output>
            <Button disabled={chosen.length < 2} onClick={join}>
              {texts.join}
            </Button>
          </div>
          {found.proposals.length === 0 && found.misfits.length === 0 && (
            <div className="crud-empty">
              <p>{texts.none}</p>
            </div>
          )}
          <ul className="family-proposals">
            {found.proposals.map((proposal) => (
              <Proposal
                key={proposal.key}
                proposal={proposal}
                isChosen={chosen.includes(proposal.key)}
                canChoose={open.length > 1}
                onChoose={(isOn) =>
                  setChosen(isOn ? [...chosen, proposal.key] : chosen.filter((key) => key !== proposal.key))
                }
                onTitle={(title) => update(proposal.key, { title })}
                onConfirm={() => void confirm(proposal)}
              />
            ))}
          </ul>
          <Misfits misfits={found.misfits} />
        </>
      )}
    </>
  );
}

interface ProposalProps {
  proposal: Shown;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: (isOn: boolean) => void;
  onTitle: (title: string) => void;
  onConfirm: () => void;
}

function Proposal({ proposal, isChosen, canChoose, onChoose, onTitle, onConfirm }: ProposalProps) {
  const { title, codePrefix, articles, codes, columns, material, hardnessText, standards, made, error, isBusy } =
    proposal;
  if (made)
    return (
      <li>
        <Alert
          type="success"
          showIcon
          title={
            <>
              {texts.made(articles.length)} <Link to={panelRowPath('families', made._id)}>{made.name}</Link>
            </>
          }
        />
      </li>
    );
  return (
    <li>
      <div className="family-proposal-head">
        {canChoose && (
          <Checkbox
            checked={isChosen}
            aria-label={texts.chooseOf(title)}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Input
          aria-label={texts.name}
          value={title}
          status={error ? 'error' : ''}
          onChange={({ target }) => onTitle(target.value)}
        />
        <Button type="primary" loading={isBusy} onClick={onConfirm}>
          {texts.create}
        </Button>
      </div>
      <p>
        <span className="crud-mono">
          {codes[0]} … {codes.at(-1)}
        </span>{' '}
        · {texts.articles(formatNumber(articles.length))} · {codePrefix}
      </p>
      <p className="crud-note">{[material, hardnessText, standards.join(' / ')].filter(Boolean).join(' · ')}</p>
      <p>
        {columns.length === 0
          ? texts.joined
          : columns.map(({ key, label, isKey }) => (
              <Tag key={key} color={isKey ? 'blue' : 'default'}>
                {label} ({key})
              </Tag>
            ))}
      </p>
      {error && <p className="crud-error">{error}</p>}
    </li>
  );
}

const MISFITS_SHOWN = 100;

function Misfits({ misfits }: Pick<FamilyProposals, 'misfits'>) {
  if (misfits.length === 0) return null;
  return (
    <details>
      <summary>{texts.misfits(misfits.length)}</summary>
      <ul>
        {misfits.slice(0, MISFITS_SHOWN).map(({ _id, code, name, reason }) => (
          <li key={_id}>
            <Link to={panelRowPath('products', _id)}>{code}</Link> {name}: {reason}
          </li>
        ))}
      </ul>
      {misfits.length > MISFITS_SHOWN && <p>{COMMON_TEXTS.records(formatNumber(misfits.length))}</p>}
    </details>
  );
}
