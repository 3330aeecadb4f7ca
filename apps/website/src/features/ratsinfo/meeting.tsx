import { councilPaths, type Sitzung } from '@kurstadt/contract'
import { formatDate, useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Agenda } from './agenda.tsx'
import { Attendance } from './attendance.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { CouncilFiles } from './files.tsx'
import styles from './meeting.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'
import { dayOf, When } from './when.tsx'

function Head({ sitzung }: { sitzung: Sitzung }) {
  const words = useRatsinfoTexts()
  const lang = useLang('de')
  const { gremium: addressOf } = useCouncilPlaces()
  const { gremium, ort, oeffentlich, leserkreis } = sitzung
  return (
    <div className={styles.head}>
      <DateLeaf tag={dayOf(sitzung.beginn)} />
      <div className={styles.facts}>
        <p className={styles.when}>
          <When {...sitzung} />
        </p>
        {ort && (
          <p className={styles.fact}>
            <Icon name="place" />
            <span lang={lang}>{ort}</span>
          </p>
        )}
        {gremium && (
          <p className={styles.fact}>
            <Icon name="people" />
            <NamedLink href={addressOf(gremium)} lang={lang}>
              {gremium.titel}
            </NamedLink>
          </p>
        )}
        {sitzung.abgesagt && (
          <p className={styles.cancelled}>
            <strong>{words.abgesagt}.</strong> {words.sitzung.abgesagtText}
          </p>
        )}
        <Sight oeffentlich={oeffentlich} leserkreis={leserkreis} />
      </div>
    </div>
  )
}

/** Files of the meeting, all of them as one for members, and the meeting for one's own calendar. */
function Handouts({ sitzung }: { sitzung: Sitzung }) {
  const words = useRatsinfoTexts().sitzung
  const papers = useCouncilPlaces().unterlagen(sitzung)
  const { id, einladung, protokoll, oeffentlich, abgesagt } = sitzung
  return (
    <div className={styles.handouts}>
      {einladung && <CouncilFiles dateien={[einladung]} titel={words.einladung} />}
      {protokoll && <CouncilFiles dateien={[protokoll]} titel={words.protokoll} />}
      {papers && (
        <p>
          <a className={buttonClass('quiet')} href={papers}>
            <Icon name="download" />
            {words.unterlagen}
          </a>
        </p>
      )}
      <MinutesFile sitzung={sitzung} />
      {oeffentlich && !abgesagt && (
        <p>
          <a className={buttonClass('quiet')} href={`/de/sitzungen/${id}.ics`}>
            <Icon name="kalender" />
            {words.kalender}
          </a>
        </p>
      )}
    </div>
  )
}

function Minutes({ niederschrift }: Pick<Sitzung, 'niederschrift'>) {
  const words = useRatsinfoTexts().sitzung
  if (niederschrift === null) return null
  const { istEntwurf, genehmigt_am: day } = niederschrift
  if (istEntwurf) return <p className={styles.draft}>{words.entwurf}</p>
  return <p>{day ? words.genehmigt(formatDate(day)) : words.genehmigtOhneTag}</p>
}

/** Minutes that everybody reads, as a file; members have the whole in that with all papers. */
function MinutesFile({ sitzung }: { sitzung: Sitzung }) {
  const words = useRatsinfoTexts().sitzung
  const { isInternal } = useCouncilPlaces()
  const { id, niederschrift } = sitzung
  if (isInternal || niederschrift === null || niederschrift.istEntwurf) return null
  return (
    <p>
      <a className={buttonClass('quiet')} href={councilPaths.niederschrift(id)} download>
        <Icon name="download" />
        {words.niederschriftDatei}
      </a>
    </p>
  )
}

/** A meeting with its agenda: public items first, then what only members see, framed. */
export function Meeting({ sitzung }: { sitzung: Sitzung }) {
  const words = useRatsinfoTexts().sitzung
  const open = sitzung.tagesordnung.filter(({ oeffentlich }) => oeffentlich)
  const closed = sitzung.tagesordnung.filter(({ oeffentlich }) => !oeffentlich)
  return (
    <div className={styles.meeting}>
      <Head sitzung={sitzung} />
      <Handouts sitzung={sitzung} />
      <section className={styles.part} aria-labelledby="tagesordnung">
        <h2 id="tagesordnung">{words.tagesordnung}</h2>
        <Minutes niederschrift={sitzung.niederschrift} />
        {sitzung.tagesordnung.length === 0 && <p>{words.keinePunkte}</p>}
        {open.length > 0 && <Agenda punkte={open} />}
        {closed.length > 0 && open.length === 0 && <p>{words.keineOffenen}</p>}
      </section>
      {closed.length > 0 && (
        <section className={styles.closed} aria-labelledby="nichtoeffentlich">
          <h2 id="nichtoeffentlich">{words.nichtoeffentlich}</h2>
          <Sight oeffentlich={false} leserkreis={sitzung.leserkreis} />
          <Agenda punkte={closed} />
        </section>
      )}
      <Attendance teilnahme={sitzung.teilnahme} />
    </div>
  )
}
