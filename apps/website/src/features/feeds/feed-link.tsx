import { type FeedTyp, feedPath } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'

/** A link for people whose browser does not tell them that a list can be subscribed to. */
export function FeedLink({ typ }: { typ: FeedTyp }) {
  const sprache = useSprache()
  const { feeds } = useTexts()
  return (
    <p>
      <a
        className={buttonClass('plain')}
        href={feedPath({ typ, sprache, format: 'rss', params: {} })}
      >
        <Icon name="news" />
        {feeds.subscribe}
      </a>
    </p>
  )
}
