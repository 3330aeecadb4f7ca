import type { BildContent } from '../shape.ts'
import * as szenen from './szenen/index.ts'

const copyright = 'Stadt Bad Silberbronn'

/** Views of the town and its surroundings. */
export const ansichten: BildContent[] = [
  {
    key: 'tal-sommer',
    svg: szenen.talSommer,
    alt: {
      de: 'Blick auf Bad Silberbronn: rote Dächer und der Kirchturm zwischen bewaldeten Hängen',
      en: 'View of Bad Silberbronn: red roofs and the church tower in the valley, wooded slopes behind, a brook in the morning light in front',
    },
    copyright,
    bildtext: { de: 'Bad Silberbronn im Silbertal', en: 'Bad Silberbronn in the Silbertal' },
    fokus: [0.54, 0.62],
  },
  {
    key: 'tal-abend',
    svg: szenen.talAbend,
    alt: {
      de: 'Die Stadt im letzten Sonnenlicht, in vielen Fenstern brennt schon Licht',
      en: 'The town in the last of the sun, lights already on in many windows',
    },
    copyright,
    bildtext: { de: 'Abend über dem Silbertal', en: 'Evening over the Silbertal' },
    fokus: [0.55, 0.62],
  },
  {
    key: 'badehaus',
    svg: szenen.badehaus,
    alt: {
      de: 'Das historische Badehaus mit Kuppel und Bogengängen, davor das Außenbecken',
      en: 'The historic sandstone bath house with its dome and arcades, steam drifting over the outdoor pool in front',
    },
    copyright,
    bildtext: { de: 'Das Badehaus von 1874', en: 'The bath house of 1874' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'thermennacht',
    svg: szenen.thermennacht,
    alt: {
      de: 'Das beleuchtete Badehaus unter Sternen, die Fenster spiegeln sich im Außenbecken',
      en: 'The bath house lit up under the stars, its windows mirrored in the outdoor pool',
    },
    copyright,
    bildtext: { de: 'Thermennacht', en: 'Thermal night' },
    fokus: [0.5, 0.55],
  },
  {
    key: 'therme-innen',
    svg: szenen.thermeInnen,
    alt: {
      de: 'Thermalhalle mit Gewölbe und hohen Bogenfenstern, vier Badende im türkisfarbenen Wasser',
      en: 'Vaulted thermal hall with tall arched windows, four bathers in the turquoise water',
    },
    copyright,
    bildtext: { de: 'Die Thermalhalle', en: 'The thermal hall' },
    fokus: [0.5, 0.55],
  },
  {
    key: 'konzerthaus',
    svg: szenen.konzerthaus,
    alt: {
      de: 'Das Konzerthaus in der Dämmerung mit hell erleuchteten Fenstern, auf dem Vorplatz kommen Gäste an',
      en: 'The concert hall at dusk, its windows brightly lit, with guests arriving in the forecourt',
    },
    copyright,
    bildtext: { de: 'Das Konzerthaus am Kurpark', en: 'The concert hall by the spa park' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'theater',
    svg: szenen.theater,
    alt: {
      de: 'Kurtheater: Kammerorchester mit Dirigent auf der Bühne, umrahmt von einem roten Vorhang',
      en: 'The spa theatre: a chamber orchestra with its conductor on stage, framed by a red curtain',
    },
    copyright,
    bildtext: { de: 'Im Kurtheater', en: 'In the spa theatre' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'bergbahn',
    svg: szenen.bergbahn,
    alt: {
      de: 'Der rote Wagen der Bergbahn fährt durch den Tannenwald bergauf, unten liegt die Stadt',
      en: 'The red car of the funicular climbs through fir forest, the town below',
    },
    copyright,
    bildtext: { de: 'Die Bergbahn zum Hohen Stein', en: 'The funicular to the Hoher Stein' },
    fokus: [0.57, 0.5],
  },
  {
    key: 'bergbahn-winter',
    svg: szenen.bergbahnWinter,
    alt: {
      de: 'Die Bergbahn im Winter zwischen verschneiten Tannen',
      en: 'The funicular in winter between snow-covered firs',
    },
    copyright,
    bildtext: { de: 'Bergbahn im Winterbetrieb', en: 'The funicular in winter service' },
    fokus: [0.57, 0.5],
  },
  {
    key: 'kurpark',
    svg: szenen.kurpark,
    alt: {
      de: 'Kastanienallee im Kurpark mit Spaziergängern, am Ende der Allee steht der Musikpavillon',
      en: 'Chestnut avenue in the spa park with people strolling, the bandstand at its far end',
    },
    copyright,
    bildtext: { de: 'Kastanienallee im Kurpark', en: 'Chestnut avenue in the spa park' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'kurpark-herbst',
    svg: szenen.kurparkHerbst,
    alt: {
      de: 'Die Kastanienallee in Herbstfarben, Laub liegt auf dem Weg',
      en: 'The chestnut avenue in autumn colours, leaves on the path',
    },
    copyright,
    bildtext: { de: 'Herbst im Kurpark', en: 'Autumn in the spa park' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'waldweg',
    svg: szenen.waldweg,
    alt: {
      de: 'Zwei Wandernde auf einem Waldweg, zwischen hohen Stämmen fallen Lichtstrahlen ein',
      en: 'Two walkers on a forest path, beams of light falling between tall trunks',
    },
    copyright,
    bildtext: { de: 'Auf dem Quellenweg', en: 'On the Springs Trail' },
    fokus: [0.5, 0.62],
  },
  {
    key: 'winter',
    svg: szenen.winter,
    alt: {
      de: 'Bad Silberbronn im Schnee: weiße Dächer, warmes Licht in den Fenstern, ein Weg führt zur Kirche',
      en: 'Bad Silberbronn in the snow: white roofs, warm light in the windows, a path leading to the church',
    },
    copyright,
    bildtext: { de: 'Winter in Bad Silberbronn', en: 'Winter in Bad Silberbronn' },
    fokus: [0.5, 0.62],
  },
  {
    key: 'aussichtsturm',
    svg: szenen.aussichtsturm,
    alt: {
      de: 'Hölzerner Aussichtsturm auf dem Hohen Stein bei Sonnenaufgang, in den Tälern liegt Nebel',
      en: 'Wooden view tower on the Hoher Stein at sunrise, mist lying in the valleys',
    },
    copyright,
    bildtext: { de: 'Aussichtsturm auf dem Hohen Stein', en: 'View tower on the Hoher Stein' },
    fokus: [0.4, 0.45],
  },
  {
    key: 'nebelmeer',
    svg: szenen.nebelmeer,
    alt: {
      de: 'Zwei Personen blicken von einer Kuppe über bewaldete Höhenzüge, die aus dem Nebel ragen',
      en: 'Two people on a hilltop look out over wooded ridges rising from the mist',
    },
    copyright,
    bildtext: { de: 'Nebelmeer über dem Silbertal', en: 'A sea of fog above the Silbertal' },
    fokus: [0.47, 0.6],
  },
  {
    key: 'marktplatz',
    svg: szenen.marktplatz,
    alt: {
      de: 'Marktplatz mit Rathaus, Fachwerkhäusern und dem Marktbrunnen',
      en: 'Market square with the town hall, half-timbered houses and the fountain',
    },
    copyright,
    bildtext: { de: 'Rathaus und Marktbrunnen', en: 'Town hall and market fountain' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'abendmarkt',
    svg: szenen.abendmarkt,
    alt: {
      de: 'Abendmarkt vor dem Rathaus: beleuchtete Stände, Lichterketten und Besucher',
      en: 'Evening market in front of the town hall: lit stalls, strings of lights and visitors',
    },
    copyright,
    bildtext: { de: 'Abendmarkt auf dem Marktplatz', en: 'Evening market on the square' },
    fokus: [0.5, 0.7],
  },
  {
    key: 'gasse',
    svg: szenen.gasse,
    alt: {
      de: 'Gasse in der Altstadt mit Fachwerkhäusern und Blumenkästen, am Ende der Kirchturm',
      en: 'Old-town lane with half-timbered houses and window boxes, the church tower at its end',
    },
    copyright,
    bildtext: { de: 'Die Badgasse', en: 'Badgasse in the old town' },
    fokus: [0.5, 0.6],
  },
  {
    key: 'gasthof',
    svg: szenen.gasthof,
    alt: {
      de: 'Schwarzwälder Gasthof mit tief gezogenem Dach, Blumenbalkon und Garten am Waldrand',
      en: 'Black Forest inn with a deep roof, flower balcony and garden at the edge of the wood',
    },
    copyright,
    bildtext: { de: 'Gasthof am Waldrand', en: 'Inn at the edge of the wood' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'muehlbach',
    svg: szenen.muehlbach,
    alt: {
      de: 'Kinder spielen mit einem Holzboot am Mühlbach, dahinter die alte Mühle mit Wasserrad',
      en: 'Children play with a wooden boat on the mill brook, the old mill and its wheel behind',
    },
    copyright,
    bildtext: { de: 'Am Mühlbach', en: 'By the mill brook' },
    fokus: [0.5, 0.65],
  },
  {
    key: 'wegweiser',
    svg: szenen.wegweiser,
    alt: {
      de: 'Hölzerner Wegweiser mit drei Schildern auf einer Bergwiese, im Hintergrund bewaldete Höhen',
      en: 'Wooden signpost with three arms on a mountain meadow, wooded heights in the background',
    },
    copyright,
    bildtext: { de: 'Wegweiser am Silberblick', en: 'Signpost at Silberblick' },
    fokus: [0.46, 0.42],
  },
  {
    key: 'bahnhof',
    svg: szenen.bahnhof,
    alt: {
      de: 'Bahnhof Bad Silberbronn mit rotem Regionalzug, Reisende mit Koffer auf dem Bahnsteig',
      en: 'Bad Silberbronn station with a red regional train, travellers with a suitcase on the platform',
    },
    copyright,
    bildtext: { de: 'Bahnhof Bad Silberbronn', en: 'Bad Silberbronn station' },
    fokus: [0.55, 0.68],
  },
]
