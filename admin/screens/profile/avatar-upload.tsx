import type { SignedInUser } from '#contract/auth.ts';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';
import { session } from '#browser/session.ts';
import { FileUpload } from '../../form/file-upload.tsx';
import { imageRefusal } from '../../form/image-upload.tsx';
import { UserAvatar } from '../../form/avatar.tsx';
import { upload } from '../../base/upload.ts';

/** The person's picture, which is saved as soon as it has arrived. */
export function AvatarUpload({ user }: { user: SignedInUser }) {
  return (
    <div className="profile-avatar">
      <UserAvatar user={user} size={72} />
      <div className="profile-avatar-text">
        <FileUpload
          endings={IMAGE_ENDINGS}
          refusalOf={imageRefusal}
          send={async (file, onProgress, signal) => {
            session.showUser((await upload('POST /api/auth/avatar', 'image', file, onProgress, signal)).user);
            return 'Profil resminiz güncellendi.';
          }}
        >
          Profil Resmi Yükle
        </FileUpload>
        <p>JPG, PNG, GIF veya WebP, en fazla 5 MB</p>
      </div>
    </div>
  );
}
