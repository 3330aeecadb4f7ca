import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const target = {
  action: 'https://post.kurort.example/anmelden',
  origin: 'https://post.kurort.example',
  host: 'post.kurort.example',
}

function show() {
  const view = <NewsletterBox target={target} title="Post" text="Neues" privacyHref="/de/d/" />
  return renderView(view).container.querySelector('form')
}

test('a form POST of the field email to the provider, in a new tab', () => {
  const form = show()
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe(target.action)
  expect(form?.getAttribute('target')).toBe('_blank')
  expect(form?.getAttribute('rel')).toBe('noopener')
  expect([...(form?.elements ?? [])].filter((field) => field.getAttribute('name'))).toEqual([
    screen.getByRole('textbox'),
  ])
})

test('an email input of type email, required, with an example placeholder', () => {
  show()
  const field = screen.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' })
  expect(field.getAttribute('type')).toBe('email')
  expect(field.getAttribute('name')).toBe('email')
  expect(field.getAttribute('autocomplete')).toBe('email')
  expect(field.hasAttribute('required')).toBe(true)
  expect(field.getAttribute('placeholder')).toBe('name@beispiel.de')
})

test('it says who gets the address and leads to the privacy page', () => {
  show()
  const field = screen.getByRole('textbox')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('post.kurort.example')
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/de/d/')
})
