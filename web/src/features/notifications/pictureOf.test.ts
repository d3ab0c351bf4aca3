import { describe, expect, it } from 'vitest'
import { pictureOf } from './pictureOf.ts'

const creator = { id: 'nova', display_name: 'Nova', picture_url: '/nova.png' }
const activation = {
  id: 'launch',
  name: 'Launch week',
  company: { id: 'northwind', name: 'Northwind', logo_url: '/northwind.png' },
}

describe('choosing the picture of a notification', () => {
  it('a company sees the picture of the creator in the notification', () => {
    expect(pictureOf({ creator, activation }, 'northwind')).toEqual({
      src: '/nova.png',
      name: 'Nova',
      isPerson: true,
    })
  })

  it("a creator sees the company's logo in a notification, or its initials if it has no logo", () => {
    expect(pictureOf({ creator: null, activation }, null)?.src).toBe('/northwind.png')
    const bare = { ...activation, company: { ...activation.company, logo_url: null } }
    expect(pictureOf({ creator: null, activation: bare }, null)).toEqual({
      src: null,
      name: 'Northwind',
      isPerson: false,
    })
  })

  it('a notification never shows the picture of the person who reads it', () => {
    expect(pictureOf({ creator: null, activation }, 'northwind')).toBeNull()
    expect(pictureOf({ creator: null, activation: null }, null)).toBeNull()
  })
})
