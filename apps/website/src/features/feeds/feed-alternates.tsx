import { useTexts } from '../../i18n/index.ts'
import type { FeedLink } from './feed-links.ts'

type Props = { feeds: readonly FeedLink[]; origin: string }

/** Tells readers of feeds what of a page can be subscribed to. */
export function FeedAlternates({ feeds, origin }: Props) {
  const texts = useTexts()
  return feeds.map(({ typ, format, href }) => (
    <link
      key={href}
      rel="alternate"
      type={`application/${format}+xml`}
      title={texts.feeds.titel(texts[typ].titel, format === 'rss' ? 'RSS' : 'Atom')}
      href={origin + href}
    />
  ))
}
