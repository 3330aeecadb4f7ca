import type { FeedTyp } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'

/** A feed that a page offers: of the list on it, with the filters of its visitor. */
export type FeedLink = { typ: FeedTyp; format: 'rss' | 'atom'; href: string }

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
