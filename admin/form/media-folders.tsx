// Folders of the media library, as forms and its own screen offer them.
import { Select } from 'antd';
import type { MediaFolder } from '#contract/media-folders.ts';
import { useCall } from '../base/queries.ts';
import { LIBRARY_TEXTS as texts } from './library-texts.ts';

/** A folder with its place among the others. */
export interface PlacedFolder extends MediaFolder {
  /** 1: in no other. */
  level: number;
  /** 'Katalog › Pimler'. */
  path: string;
}

/** Folders, each after the one in which it lies. */
export function placedFolders(folders: readonly MediaFolder[]): PlacedFolder[] {
  const placed = new Map<string, PlacedFolder>();
  for (const folder of folders) {
    const parent = folder.parentId === null ? undefined : placed.get(folder.parentId);
    placed.set(folder._id, {
      ...folder,
      level: (parent?.level ?? 0) + 1,
      path: parent ? `${parent.path} › ${folder.name}` : folder.name,
    });
  }
  return [...placed.values()];
}

/** The library's folders; undefined until they have been read. */
export function useFolders(): readonly PlacedFolder[] | undefined {
  const { data } = useCall('GET /api/media-folders', { query: {} });
  return data && placedFolders(data);
}

const NO_FOLDER = '';

/** Chooses a folder, or none. */
export function FolderSelect({
  id,
  value,
  onChange,
  none,
  label,
  except,
}: {
  id?: string;
  value?: string | null;
  onChange?: (folder: string | null) => void;
  /** What the choice of no folder is called. */
  none: string;
  /** Where no label stands beside it. */
  label?: string;
  /** Folders that are not offered. */
  except?: (folder: PlacedFolder) => boolean;
}) {
  const folders = useFolders() ?? [];
  return (
    <Select
      id={id}
      aria-label={label}
      className="media-folder-select"
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={texts.noFolder}
      value={value ?? NO_FOLDER}
      onChange={(chosen: string) => onChange?.(chosen === NO_FOLDER ? null : chosen)}
      options={[
        { value: NO_FOLDER, label: none },
        ...folders.filter((folder) => !except?.(folder)).map(({ _id, path }) => ({ value: _id, label: path })),
      ]}
    />
  );
}
