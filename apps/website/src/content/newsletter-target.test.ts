import { einstellungenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { newsletterTarget } from './newsletter-target.ts'

const { typical, minimal } = einstellungenExamples

test('the newsletter form posts to the provider named in the settings', () => {
  expect(newsletterTarget(typical)).toEqual({
    action: 'https://post.bad-silberbronn.example/anmelden',
    origin: 'https://post.bad-silberbronn.example',
    host: 'post.bad-silberbronn.example',
  })
})

test('without a provider, or without settings, there is no form', () => {
  expect(newsletterTarget(minimal)).toBeNull()
  expect(newsletterTarget(null)).toBeNull()
})

test('an address that is not sent over https gets no form', () => {
  const newsletter_url = 'http://post.bad-silberbronn.example/anmelden'
  expect(newsletterTarget({ ...typical, newsletter_url })).toBeNull()
})
