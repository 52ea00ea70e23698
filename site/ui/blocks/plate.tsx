import { Picture } from '../picture.tsx';

/** A picture on white, 4:3, with words over its lower edge. */
export function Plate({ image, text }: { image: string; text: string }) {
  if (!image) return null;
  return (
    <figure className="plate">
      <Picture kind="pages" image={image} alt="" width={800} height={600} sizes="(min-width: 640px) 300px, 100vw" />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
}
