import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './own-street.module.css'
import { useAbfallTexts } from './texts.ts'

type OwnStreetProps = { street: { id: number; name: string } | null }

/** Offers to remember a street in this browser; without code there is nothing to offer. */
export function OwnStreet({ street }: OwnStreetProps) {
  const words = useAbfallTexts()
  return (
    <div
      className={styles.own}
      data-behaviour="own-street"
      data-strasse={street?.id}
      data-name={street?.name}
      hidden
    >
      <p data-part="gemerkt" className={styles.known}>
        {words.gemerkt}{' '}
        <a data-part="link" href={useCurrentPath()} lang="de">
          {words.andere}
        </a>
      </p>
      <Button type="button" look="quiet" data-part="merken">
        {words.merken}
      </Button>
      <Button type="button" look="quiet" data-part="vergessen">
        {words.vergessen}
      </Button>
      <p data-part="fertig" className={styles.known} tabIndex={-1} hidden>
        {words.istVergessen}
      </p>
      <p data-part="hinweis" className={styles.hint}>
        {words.merkHinweis}
      </p>
    </div>
  )
}
