import type { ReactNode } from 'react';
import { App, Button, Input } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { ImageKey } from './call.ts';
import { Field, type FieldProps } from './field.tsx';
import { ImageUpload } from './image-upload.tsx';
import { Thumb, type ThumbKind } from './thumb.tsx';

interface ImageInputProps {
  /** What it shows, and the folder of bare file names. */
  kind?: ThumbKind;
  /** Without it the picture is given by address only. */
  uploadKey?: ImageKey;
  /** Whether an address may be typed instead. */
  byUrl?: boolean;
  placeholder?: string;
  endings?: readonly string[];
  texts?: { uploaded: string; failed: string; removed: string };
  /** Of the picture, where it is no thumbnail. */
  preview?: ReactNode;
}

interface Controlled {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
}

/** One picture: its preview, upload, address, and a way to take it away. */
export function ImageInput({
  kind,
  uploadKey,
  byUrl = true,
  placeholder = 'https://… veya /…',
  endings,
  texts,
  preview,
  value,
  onChange,
  onBlur,
  id,
}: ImageInputProps & Controlled) {
  const { message } = App.useApp();
  const remove = () => {
    onChange?.('');
    if (texts) void message.success(texts.removed);
  };
  return (
    <div className="crud-image">
      {preview ?? <Thumb kind={kind ?? 'any'} value={value} size={120} alt={value ? 'Önizleme' : ''} />}
      <div className="crud-image-controls">
        <div className="crud-image-buttons">
          {uploadKey && (
            <ImageUpload
              uploadKey={uploadKey}
              onUploaded={(path) => onChange?.(path)}
              {...(!byUrl && id ? { id } : {})}
              {...(endings ? { endings } : {})}
              {...(texts ? { texts } : {})}
            >
              {value ? 'Görseli Değiştir' : 'Görsel Yükle'}
            </ImageUpload>
          )}
          {value ? (
            <Button icon={<DeleteOutlined aria-hidden />} onClick={remove}>
              Kaldır
            </Button>
          ) : null}
        </div>
        {byUrl && (
          <Input
            {...(id ? { id } : {})}
            value={value ?? ''}
            placeholder={placeholder}
            onChange={(event) => onChange?.(event.target.value)}
            {...(onBlur ? { onBlur } : {})}
            allowClear
            inputMode="url"
          />
        )}
      </div>
    </div>
  );
}

export function ImageField({
  kind,
  uploadKey,
  byUrl,
  placeholder,
  endings,
  texts,
  preview,
  ...field
}: Omit<FieldProps, 'children'> & ImageInputProps) {
  const input: ImageInputProps = { kind, uploadKey, byUrl, placeholder, endings, texts, preview };
  return (
    <Field {...field}>
      <ImageInput {...input} />
    </Field>
  );
}
