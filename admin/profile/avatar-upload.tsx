import { useEffect, useRef, useState } from 'react';
import { App, Button, Progress, Upload } from 'antd';
import { UploadOutlined } from '@ant-design/icons';
import type { SignedInUser } from '#contract/auth.ts';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';
import { upload } from '../upload.ts';
import { imageRefusal } from '../crud/image-upload.tsx';
import { sentenceOf } from '../queries.ts';
import { session } from '#browser/session.ts';
import { UserAvatar } from '../shell/user-menu.tsx';

/** The person's picture, which is saved as soon as it has arrived. */
export function AvatarUpload({ user }: { user: SignedInUser }) {
  const { message } = App.useApp();
  const [percent, setPercent] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const refusal = imageRefusal(file);
    if (refusal) return void message.error(refusal);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setPercent(0);
    try {
      session.showUser((await upload('POST /api/auth/avatar', 'image', file, setPercent, signal)).user);
      void message.success('Profil resminiz güncellendi.');
    } catch (error) {
      if (!signal.aborted) void message.error(sentenceOf(error, `${file.name} yükleme başarısız.`));
    }
    setPercent(undefined);
  }

  return (
    <div className="profile-avatar">
      <UserAvatar user={user} size={72} />
      <div className="profile-avatar-text">
        <Upload accept={IMAGE_ENDINGS.map((ending) => `.${ending}`).join()} showUploadList={false} disabled={percent !== undefined} beforeUpload={(file) => { void send(file); return Upload.LIST_IGNORE; }}>
          <Button icon={<UploadOutlined aria-hidden />} loading={percent !== undefined}>Profil Resmi Yükle</Button>
        </Upload>
        {percent === undefined ? <p>JPG, PNG, GIF veya WebP, en fazla 5 MB</p> : <Progress percent={percent} size="small" aria-label="Profil resmi yükleniyor" />}
      </div>
    </div>
  );
}
