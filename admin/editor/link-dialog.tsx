import { Checkbox, Form, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { isTextLink, LINK_REFUSED } from '#contract/fields.ts';
import { SmallDialog } from './small-dialog.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

interface Values {
  href: string;
  text: string;
  isNewTab: boolean;
}

/** 'ornek.com/a' → 'https://ornek.com/a': people copy addresses without their beginning. */
const complete = (text: string): string =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text;

/** Sets the link of the selection, or of the link that the cursor is in. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const link = editor.getAttributes('link') as { href?: string; target?: string | null };
  const { empty } = editor.state.selection;
  const asksText = empty && !link.href;

  const apply = ({ href, text, isNewTab }: Values) => {
    const attributes = { href: complete(href.trim()), target: isNewTab ? '_blank' : null };
    if (asksText) {
      const shown = text.trim() || attributes.href;
      editor
        .chain()
        .insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: attributes }] })
        .run();
    } else {
      // The cursor ends behind the link: what is typed next follows the text instead of replacing it.
      editor
        .chain()
        .extendMarkRange('link')
        .setLink(attributes)
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run();
    }
  };

  return (
    <SmallDialog
      editor={editor}
      title={texts.linkTitle}
      form={form}
      initial={{ href: link.href ?? '', text: '', isNewTab: link.target === '_blank' }}
      onApply={apply}
      onClose={onClose}
    >
      <Form.Item
        name="href"
        label={texts.linkAddress}
        extra={texts.linkHint}
        required
        validateTrigger="onSubmit"
        rules={[
          {
            validator: async (_, href: string) => {
              if (!href.trim()) throw new Error(texts.linkMissing);
              if (!isTextLink(complete(href.trim()))) throw new Error(LINK_REFUSED);
            },
          },
        ]}
      >
        <Input inputMode="url" autoComplete="off" placeholder="https://" />
      </Form.Item>
      {asksText && (
        <Form.Item name="text" label={texts.linkText}>
          <Input />
        </Form.Item>
      )}
      <Form.Item name="isNewTab" valuePropName="checked" noStyle>
        <Checkbox>{texts.linkNewTab}</Checkbox>
      </Form.Item>
    </SmallDialog>
  );
}
