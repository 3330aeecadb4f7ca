import { recordOf, rowsOf, type Values } from '../../platform/record.ts'

/**
 * How far minutes are. Answers to everybody have no `leserkreis`, and what these show is public; what
 * a member is shown may not be, so it stays with the members until the office publishes it.
 */
function minutesOf(meeting: Values): string {
  const { istEntwurf } = recordOf(meeting.niederschrift)
  if (istEntwurf === undefined) return 'offen'
  if (istEntwurf === true) return 'entwurf'
  return meeting.leserkreis === null ? 'oeffentlich' : 'genehmigt'
}

/** A meeting as it is stored: its items keep their numbers, and are called as where they come from. */
export function meetingOf(wire: Values): Values {
  return {
    ...wire,
    eigene_nummern: true,
    tagesordnung: rowsOf(wire.tagesordnung).map(({ id, abstimmung, ...row }) => ({
      ...row,
      ...recordOf(abstimmung),
      nummer: id,
    })),
    niederschrift: minutesOf(wire),
    genehmigt_am: recordOf(wire.niederschrift).genehmigt_am ?? null,
    teilnahme: rowsOf(wire.teilnahme).map(({ id, anwesenheit, vertretung }) => ({
      rat: { id },
      anwesenheit,
      vertretung: recordOf(vertretung).id === undefined ? null : { id: recordOf(vertretung).id },
    })),
  }
}

/** A paper as it is stored: of its way the steps that were planned, agendas say the others. */
export function paperOf({ zurueckgezogen, ...wire }: Values): Values {
  const { am = null, grund = null } = recordOf(zurueckgezogen)
  return {
    ...wire,
    beratungsfolge: rowsOf(wire.beratungsfolge)
      .filter(({ gremium, zweck }) => gremium !== null && zweck !== null)
      .map(({ gremium, zweck }) => ({ gremium, zweck })),
    zurueckgezogen_am: am,
    zurueckgezogen_grund: grund,
  }
}
