/** Who works where, by office; whoever is named first is in charge. Two people work in two offices. */
export const besetzung = {
  buergerbuero: ['weberle', 'rombach', 'aydin', 'haas', 'kieferle'],
  standesamt: ['burgbacher', 'fehrenbacher', 'okafor'],
  kaemmerei: ['zipfler', 'kollmer', 'raible', 'brendle', 'sokolova', 'huberti'],
  bauamt: ['lindacher', 'sommerhalter', 'aksoyer', 'strobel', 'fautz', 'metzler'],
  ordnungsamt: ['gutmoser', 'hartmann', 'nwosu', 'kaya', 'thoma'],
  'tourist-information': ['vollherbst', 'schwend', 'huckele', 'lacroix', 'merkle'],
  buergermeisteramt: ['faisst', 'kuebler', 'stollberg'],
  hauptamt: ['mangold', 'yalcin', 'wiedmaier', 'pfrommer', 'tran', 'jostmann'],
  stadtarchiv: ['lehning', 'ebner'],
  bildung: ['holderried', 'benali', 'grieshaber', 'rauscher', 'ivanenko'],
  stadtbuecherei: ['wurster', 'dolderer', 'ammann'],
  stadtwerke: ['reiffsteck', 'lamprecht', 'celik', 'hummelsheim', 'geckle'],
  bauhof: ['frickenhaus', 'sauterleute', 'dimov', 'bohnert'],
  kurverwaltung: ['elsaesser', 'winterhalter', 'huckele', 'merkle'],
} as const satisfies Record<string, readonly string[]>

/** Stand-ins that the order of the lists above does not give; null for nobody. */
const vereinbart: Record<string, string | null> = {
  faisst: null,
  stollberg: 'kuebler',
  elsaesser: 'vollherbst',
  winterhalter: 'huckele',
}

/** Whoever comes next in the first office of a person, leaving out those who are not shown. */
export function vertretungVon(key: string, isShown: (key: string) => boolean): string | null {
  const agreed = vereinbart[key]
  if (agreed !== undefined) return agreed
  const office: readonly string[] =
    Object.values(besetzung).find((staff) => staff.some((one) => one === key)) ?? []
  const place = office.indexOf(key)
  const others = [...office.slice(place + 1), ...office.slice(0, place)]
  return others.find(isShown) ?? null
}
