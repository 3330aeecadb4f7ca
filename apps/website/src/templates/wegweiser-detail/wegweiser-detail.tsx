import type { ReactNode } from 'react'
import { RichText } from '../../features/rich-text/index.ts'
import { Sprachhinweis } from '../../features/sprachhinweis/index.ts'
import { FormularList, InCharge } from '../../features/wegweiser/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BackLink, Link, useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wegweiser-detail.module.css'

type Procedure = ViewProps<'wegweiser-detail'>['block']['context']

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines, lang }: { lines: readonly string[]; lang?: string | undefined }) {
  return (
    <ul lang={lang}>
      {Array.from(lines.entries(), ([place, line]) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}

/** Fee, time and deadline: what people ask first. */
function Glance({ procedure }: { procedure: Procedure }) {
  const { wegweiser: words } = useRathausTexts()
  const lang = useLang(procedure.sprache)
  const { gebuehr, dauer, fristen } = procedure
  const facts = [
    [words.gebuehr, gebuehr],
    [words.dauer, dauer],
    [words.fristen, fristen],
  ] as const
  if (!facts.some(([, value]) => value)) return null
  return (
    <section className={styles.facts} aria-label={words.aufEinenBlick}>
      <dl className={styles.glance}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={lang}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Papers({ procedure }: { procedure: Procedure }) {
  const { wegweiser: words } = useRathausTexts()
  const lang = useLang(procedure.sprache)
  const { unterlagen, formulare, onlinedienst, rechtsgrundlage } = procedure
  return (
    <>
      {unterlagen.length > 0 && (
        <Section title={words.unterlagen}>
          <Lines lines={unterlagen} lang={lang} />
        </Section>
      )}
      <Glance procedure={procedure} />
      {formulare.length > 0 && (
        <Section title={words.formulare}>
          <FormularList formulare={formulare} lang={lang} />
        </Section>
      )}
      {onlinedienst && (
        <Section title={words.online}>
          <p>
            <ButtonLink href={onlinedienst.link} icon="external">
              <span lang={lang}>{onlinedienst.linktext}</span>
            </ButtonLink>
          </p>
        </Section>
      )}
      {rechtsgrundlage.length > 0 && (
        <Section title={words.rechtsgrundlage}>
          <Lines lines={rechtsgrundlage} lang="de" />
        </Section>
      )}
    </>
  )
}

/** One procedure: what it is, what to bring, what it costs, who is in charge (spec 2.7). */
export function WegweiserDetail({ block: { context: one } }: ViewProps<'wegweiser-detail'>) {
  const { wegweiser: words } = useRathausTexts()
  const lang = useLang(one.sprache)
  const list = useCurrentPath().replace(/[^/]+\/?$/, '')
  return (
    <article className={styles.procedure}>
      <div className={styles.text}>
        <Sprachhinweis of={one.sprache} />
        {one.kurztext && (
          <p className={styles.lead} lang={lang}>
            {one.kurztext}
          </p>
        )}
        <RichText text={one.text} lang={lang} />
        {one.hinweis && (
          <p className={styles.note} lang={lang}>
            {one.hinweis}
          </p>
        )}
        <Papers procedure={one} />
      </div>
      <aside className={styles.aside} aria-label={words.zustaendig}>
        <InCharge aemter={one.amt} mitarbeiter={one.mitarbeiter} heading="h2" />
        {one.lebenslagen.length > 0 && (
          <p>
            {words.lebenslagen}:{' '}
            {one.lebenslagen.map(({ id, titel }, place) => (
              <span key={id}>
                {place > 0 && ', '}
                <Link href={`${list}?lebenslage_id=${id}`}>{titel}</Link>
              </span>
            ))}
          </p>
        )}
      </aside>
      <BackLink>{words.back}</BackLink>
    </article>
  )
}
