import { Box, Overlay, Paragraphs, Stats, Title, type PropsOfSection } from './parts.tsx';

export function Intro({ section: { title, subtitle, paragraphs, stats }, id }: PropsOfSection<'intro'>) {
  return (
    <Box id={id} title={title}>
      <div className={title ? 'sections-columns' : undefined}>
        {title && (
          <div>
            <Title id={id} title={title} />
            {subtitle && <p className="sections-subtitle">{subtitle}</p>}
          </div>
        )}
        <Paragraphs html={paragraphs} />
      </div>
      <Stats stats={stats.map(({ icon, number, label }) => ({ icon, value: number, label }))} />
    </Box>
  );
}

/** The company's story, its mission, its vision. */
export function Story({
  section: { title, paragraphs, image, overlayText },
  id,
}: PropsOfSection<'company-story' | 'mission' | 'vision'>) {
  return (
    <Box id={id} title={title}>
      <div className={image ? 'sections-story' : 'sections-plain'}>
        <div>
          <Title id={id} title={title} />
          <Paragraphs html={paragraphs} />
        </div>
        <Overlay image={image} text={overlayText} />
      </div>
    </Box>
  );
}

export function Capacity({ section: { title, image, overlayText, stats }, id }: PropsOfSection<'capacity'>) {
  return (
    <Box id={id} title={title} className="sections-tinted">
      <Title id={id} title={title} />
      <div className={image ? 'sections-capacity' : undefined}>
        <Overlay image={image} text={overlayText} />
        <Stats stats={stats} />
      </div>
    </Box>
  );
}
