// DOC (Word 97–2003): an OLE compound file whose directory has a stream 'WordDocument'.

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** The most directory sectors to follow: far more than any letter has. */
const MAX_SECTORS = 1_000;
const LAST_SECTOR = 0xfffffffa;

export function inspectDoc(bytes: Buffer): { hasMacros: boolean } | undefined {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, 8).equals(SIGNATURE) || bytes.readUInt16LE(28) !== 0xfffe)
    return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const names = directoryNames(bytes, 2 ** shift);
  if (!names.includes('WordDocument')) return undefined;
  return { hasMacros: names.some((name) => name === 'Macros' || name === 'VBA' || name.startsWith('_VBA_PROJECT')) };
}

/** Returns the names of the streams and storages; a sector outside the file ends the list. */
function directoryNames(bytes: Buffer, sectorBytes: number): string[] {
  const names: string[] = [];
  let sector = bytes.readUInt32LE(48);
  for (let i = 0; i < MAX_SECTORS && sector < LAST_SECTOR; i++) {
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes && at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes >= 2 && nameBytes <= 64) names.push(bytes.toString('utf16le', at, at + nameBytes - 2));
    }
    sector = nextSector(bytes, sector, sectorBytes);
  }
  return names;
}

/**
 * Follows the allocation table, whose first 109 sectors (7 MB) the header lists; a longer file's directory begins
 * within them.
 */
function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const index = Math.floor(sector / perSector);
  if (index >= 109) return LAST_SECTOR;
  const at = (bytes.readUInt32LE(76 + index * 4) + 1) * sectorBytes + (sector % perSector) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : LAST_SECTOR;
}
