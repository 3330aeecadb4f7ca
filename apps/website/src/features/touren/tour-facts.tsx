import type { Tour } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { closureInWords, stateOn } from './closures.ts'
import { isOutOfSeason } from './season.ts'
import { SeasonBadge, useMonths } from './season-badge.tsx'
import { useTourTexts } from './texts.ts'
import styles from './tour-facts.module.css'

type StateProps = { tour: Pick<Tour, 'saison' | 'sperrungen' | 'sprache'> }

/** Whether one can go at this time of the year, and what is closed: by whom, since when, until when. */
export function TourState({ tour }: StateProps) {
  const words = useTourTexts()
  const lang = useLang(tour.sprache)
  const { heute } = useFormPage()
  const { art, later, now } = stateOn(heute, tour)
  const isAway = art === 'offen' && isOutOfSeason(heute, tour)
  return (
    <section className={styles.state} data-state={art} aria-label={words.zustand}>
      <p>
        {!isAway && <Badge tone={art === 'offen' ? 'good' : 'warn'}>{words[art]}</Badge>}{' '}
        {art !== 'gesperrt' && <SeasonBadge tour={tour} />}{' '}
        {!isAway && now.length + later.length === 0 && <span>{words.keineSperrung}</span>}
      </p>
      {[...now, ...later].map((one) => (
        <p key={`${one.von} ${one.wo}`}>
          <span lang={one.wo === null ? undefined : lang}>
            {closureInWords(one, { heute, words })}
          </span>{' '}
          {one.grund && <span lang={lang}>{one.grund}</span>} {one.durch && words.durch(one.durch)}
        </p>
      ))}
    </section>
  )
}

/** What one wants to know first, in numbers. */
export function TourFacts({ tour }: { tour: Tour }) {
  const words = useTourTexts()
  const months = useMonths(tour)
  const lang = useLang(tour.sprache)
  const { abstieg, aufstieg, dauer, laenge } = tour
  const yes = (value: boolean) => (value ? words.ja : words.nein)
  const facts = [
    [words.art, words.arten[tour.art]],
    [words.laenge, words.km(laenge)],
    [words.fahrzeit, words.ohnePausen(words.zeit(dauer))],
    [words.aufstieg, words.meter(aufstieg)],
    [words.abstieg, words.meter(abstieg)],
    [words.schwierigkeit, words.grade[tour.schwierigkeit]],
    [words.rundtour, yes(tour.rundtour)],
    [words.kinderwagen, yes(tour.kinderwagen)],
    [words.barrierefrei, yes(tour.barrierefrei)],
    [words.saison, months],
  ] as const
  const own = [
    [words.belag, tour.belag],
    [words.markierung, tour.markierung],
    [words.start, tour.start.titel],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      {own.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={lang}>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
