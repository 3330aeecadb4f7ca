import type { AppSteps } from './steps-de.ts'

/** How the site is put on the home screen, in English. */
export const en: AppSteps = {
  title: 'Use it as an app',
  devices: [
    {
      id: 'iphone',
      name: 'iPhone and iPad',
      browser: 'with Safari',
      steps: [
        'Open this website in Safari.',
        'Tap “Share”, the square with an arrow pointing up.',
        'Choose “Add to Home Screen”, then “Add”.',
      ],
    },
    {
      id: 'android',
      name: 'Android',
      browser: 'with Chrome, Edge, Firefox or Samsung Internet',
      steps: [
        'Open the menu of the browser, the three dots or lines at the edge.',
        'Choose “Install app” or “Add to home screen”.',
        'Confirm with “Install” or “Add”.',
      ],
    },
    {
      id: 'computer',
      name: 'Computer',
      browser: 'with Chrome, Edge, or Safari on a Mac',
      steps: [
        'Chrome and Edge show an install sign at the right of the address bar. Click it.',
        'In Safari choose “Add to Dock” in the menu “File”.',
        'Firefox on a computer cannot do this. A bookmark brings you here just as quickly.',
      ],
    },
  ],
  good: 'What the app does',
  facts: [
    'It opens without an address bar, with a sign of its own on your home screen.',
    'Without a network you see the town’s telephone numbers instead of an error.',
    'It takes hardly any space, asks for no permissions by itself and counts nobody. Remove it like any other app.',
  ],
}
