const numberIn = (row: unknown, name: string): number | null => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null
  return typeof value === 'number' ? value : null
}

/** Whether a kilometre lies on a tour: `tour` is the entry, which may have no length yet. */
export function checkKilometre(km: unknown, tour: unknown): true | string {
  if (typeof km !== 'number' || km < 0) return 'Bitte geben Sie den Kilometer vom Start an.'
  const long = numberIn(tour, 'laenge')
  return km <= (long ?? 500) || 'Der Punkt liegt hinter dem Ende der Tour.'
}

/**
 * Whether a closed stretch has an end behind its beginning and before that of its tour: `row` is the
 * closure, `tour` the entry. Neither of the two numbers is right as well: then words alone say where.
 */
export function checkStretch(bis: unknown, row: unknown, tour: unknown): true | string {
  const [from, long] = [numberIn(row, 'km_von'), numberIn(tour, 'laenge')]
  if (typeof bis !== 'number')
    return from === null || 'Bitte geben Sie auch an, bis zu welchem Kilometer gesperrt ist.'
  if (from === null) return 'Bitte geben Sie auch an, ab welchem Kilometer gesperrt ist.'
  if (bis <= from) return 'Der Abschnitt endet vor seinem Anfang.'
  if (long !== null && bis > long) return 'Der Abschnitt endet hinter dem Ende der Tour.'
  return bis >= 0 && bis <= 500 ? true : 'Bitte geben Sie Kilometer vom Start an.'
}
