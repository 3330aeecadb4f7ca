import { orte } from './orte.ts'
import { poisDerKur } from './pois-kur.ts'
import { poisImWald } from './pois-wald.ts'
import type { PoiContent } from './shape.ts'

const ort = { plz: '00375', ort: 'Bad Silberbronn' }

const inDerStadt: PoiContent[] = [
  {
    key: 'marktbrunnen',
    titel: { de: 'Marktbrunnen', en: 'Market fountain' },
    art: 'brunnen',
    einleitung: {
      de: 'Der Brunnen von 1743 steht vor dem Rathaus. Sein Wasser ist trinkbar und im Sommer wie im Winter gleich kühl.',
      en: 'The fountain of 1743 stands in front of the town hall. Its water is good to drink and equally cool in summer and winter.',
    },
    text: {
      de: `Die Säule trägt einen Fuhrmann mit Wassereimer; so erinnert die Stadt daran, dass hier schon Pferde getränkt wurden, bevor es ein Rathaus gab. Viele Wege beginnen an den Stufen.`,
      en: `The column carries a carter with a bucket, a reminder that horses were watered here before there was a town hall. Many paths start at its steps.`,
    },
    ort: orte.marktbrunnen,
    bild: 'marktplatz',
    adresse: { strasse: 'Marktplatz', ...ort },
    barrierefrei: true,
    hinweis: {
      de: 'Pflaster mit ebenem Streifen bis zum Beckenrand.',
      en: 'Cobbles with a smooth strip up to the basin.',
    },
  },
  {
    key: 'stadtkirche',
    titel: { de: 'Stadtkirche', en: 'Town church' },
    art: 'kultur',
    einleitung: {
      de: 'Nach dem Brand von 1692 neu gebaut; innen eine Orgel mit 28 Registern, die zu jeder vollen Stunde am Samstag klingt.',
      en: 'Rebuilt after the fire of 1692, with an organ of 28 stops that is played on the hour every Saturday.',
    },
    text: {
      de: `Das Gewölbe trägt noch Rußspuren des Brandes, die man beim Wiederaufbau absichtlich stehen ließ. Geöffnet täglich von 9:00 bis 18:00 Uhr.`,
      en: `The vault still shows traces of soot from the fire, left on purpose when the church was rebuilt. Open daily from 09:00 to 18:00.`,
    },
    ort: orte.stadtkirche,
    bild: 'gasse',
    adresse: { strasse: 'Kirchgasse 2', ...ort },
    barrierefrei: true,
    hinweis: {
      de: 'Rampe am Seiteneingang, Induktionsanlage in den ersten fünf Reihen.',
      en: 'Ramp at the side door, induction loop in the first five rows.',
    },
  },
  {
    key: 'badgasse',
    titel: { de: 'Badgasse', en: 'Badgasse' },
    art: 'sehenswuerdigkeit',
    einleitung: {
      de: 'Die älteste Gasse der Stadt: Fachwerk, Blumenkästen, eine Bäckerei, die um fünf Uhr früh das Licht anmacht.',
      en: 'The oldest lane in town: timber frames, window boxes and a bakery whose lights go on at five in the morning.',
    },
    text: {
      de: `23 Häuser haben den Brand von 1692 überstanden, elf davon stehen hier. Kleine Tafeln nennen, wer darin gearbeitet hat: Bader, Küfer, Hebamme.`,
      en: `Twenty-three houses survived the fire of 1692, eleven of them in this lane. Small plaques say who worked in them: bath keeper, cooper, midwife.`,
    },
    ort: orte.badgasse,
    bild: 'backstube',
    barrierefrei: false,
    hinweis: {
      de: 'Grobes Pflaster, acht Prozent Gefälle im unteren Teil.',
      en: 'Rough cobbles, a gradient of eight per cent in the lower part.',
    },
  },
  ...poisDerKur,
  {
    key: 'wasserspielplatz',
    titel: { de: 'Wasserspielplatz im Kurpark', en: 'Water playground in the spa park' },
    art: 'spielplatz',
    einleitung: {
      de: 'Pumpe, Wehr und Matschtische im Schatten der Kastanien, von Mai bis September.',
      en: 'Pump, weir and mud tables in the shade of the chestnuts, May to September.',
    },
    text: {
      de: `Das Wasser kommt aus dem Mühlbach und wird jeden Morgen geprüft. Umziehen kann man sich in der Wandelhalle; dort ist auch ein Wickeltisch.`,
      en: `The water comes from the mill brook and is tested every morning. You can change in the pump room, where there is a baby-changing table too.`,
    },
    ort: orte.wasserspielplatz,
    bild: 'kurgarten',
    barrierefrei: true,
    hinweis: {
      de: 'Ein Matschtisch ist mit dem Rollstuhl unterfahrbar.',
      en: 'One mud table has room for a wheelchair.',
    },
  },
  {
    key: 'gerberbrunnen',
    titel: { de: 'Gerberbrunnen', en: 'Tanners’ fountain' },
    art: 'brunnen',
    einleitung: {
      de: 'Hier wuschen die Gerber ihre Häute; heute kühlen Wanderer die Füße. Kein Trinkwasser.',
      en: 'Tanners washed their hides here; walkers cool their feet. Not drinking water.',
    },
    text: {
      de: `Das lange Becken liegt eine Stufe unter der Gasse, damit das Wasser des Mühlbachs hindurchfließen kann.`,
      en: `The long basin lies a step below the lane so that the water of the mill brook can run through it.`,
    },
    ort: orte.gerberbrunnen,
    barrierefrei: false,
  },
  {
    key: 'bahnhof',
    titel: { de: 'Bahnhof Bad Silberbronn', en: 'Bad Silberbronn station' },
    art: 'verkehr',
    einleitung: {
      de: 'Endpunkt der Silbertalbahn. Drei Minuten zum Marktplatz, Schließfächer und Radboxen am Gleis.',
      en: 'Terminus of the Silbertal railway. Three minutes to the market square, lockers and bicycle boxes by the platform.',
    },
    text: {
      de: `Hier halten auch die Stadtbusse 1 und 2. Wie Sie zu uns kommen, steht unter [Anreise](/de/anreise/).`,
      en: `Town buses 1 and 2 stop here too. See [Getting here](/en/getting-here/).`,
    },
    ort: orte.bahnhof,
    bild: 'bahnhof',
    adresse: { strasse: 'Bahnhofstraße 1', ...ort },
    barrierefrei: true,
    hinweis: {
      de: 'Bahnsteig ohne Stufen, Rampe an jeder Zugtür.',
      en: 'Step-free platform, ramp at every train door.',
    },
  },
  {
    key: 'talstation',
    titel: { de: 'Talstation der Bergbahn', en: 'Valley station of the funicular' },
    art: 'verkehr',
    einleitung: {
      de: 'In sechs Minuten auf den Hohen Stein, 298 Meter höher. Beide Wagen sind ohne Stufen.',
      en: 'Six minutes to the Hoher Stein, 298 metres higher. Both cars are step-free.',
    },
    text: {
      de: `Fahrzeiten und Preise stehen auf der Seite der [Bergbahn](/de/bergbahn/). Schlitten, Kinderwagen und Assistenzhunde fahren kostenlos.`,
      en: `Times and fares are on the [funicular](/en/funicular/) page. Sledges, pushchairs and assistance dogs travel free.`,
    },
    ort: orte.talstation,
    bild: 'bergbahn',
    adresse: {
      gebaeude: { de: 'Talstation', en: 'Valley station' },
      strasse: 'Bergbahnstraße 4',
      ...ort,
    },
    barrierefrei: true,
    link: '/de/bergbahn/',
    linktext: 'Fahrplan und Preise',
  },
]

/** Points of interest in the town and around it. */
export const pois: PoiContent[] = [...inDerStadt, ...poisImWald]
