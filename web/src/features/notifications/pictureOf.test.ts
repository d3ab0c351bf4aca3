import { describe, expect, it } from 'vitest'
import { pictureOf } from './pictureOf.ts'

const creator = { id: 'nova', display_name: 'Nova', picture_url: '/nova.png' }
const activation = {
  id: 'launch',
  name: 'Launch week',
  company: { id: 'northwind', name: 'Northwind', logo_url: '/northwind.png' },
}

describe('a notification shows', () => {
  it('the creator to the company that is told of them', () => {
    expect(pictureOf({ creator, activation }, 'northwind')).toEqual({
      src: '/nova.png',
      name: 'Nova',
      isPerson: true,
    })
  })

  it('the company to a creator, by its initials where it has no logo', () => {
    expect(pictureOf({ creator: null, activation }, null)?.src).toBe('/northwind.png')
    const bare = { ...activation, company: { ...activation.company, logo_url: null } }
    expect(pictureOf({ creator: null, activation: bare }, null)).toEqual({
      src: null,
      name: 'Northwind',
      isPerson: false,
    })
  })

  it('nobody their own logo, and no face where nobody else is told of', () => {
    expect(pictureOf({ creator: null, activation }, 'northwind')).toBeNull()
    expect(pictureOf({ creator: null, activation: null }, null)).toBeNull()
  })
})
