import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { HeadlineTeaser } from './headline-teaser.tsx'

const { typical } = examples['headline-teaser']

test('typical: a heading of the level the editor chose, and a link', () => {
  renderView(<HeadlineTeaser block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(typical.options.link)
})

test('a link without words says where links lead to anyway', () => {
  const options = { ...typical.options, link: '/de/silberbad/', linktext: null }
  renderView(<HeadlineTeaser block={{ ...typical, options }} />)
  expect(screen.getByRole('link', { name: 'mehr erfahren' })).toBeTruthy()
})
