/** The colors of a picture from far to near: two for the sky, one for light, and four layers that get darker. */
export type Palette = {
  sky: [string, string]
  light: string
  layers: [string, string, string, string]
  ink: string
}

export const palettes: [Palette, ...Palette[]] = [
  {
    sky: ['#1b1246', '#f2789f'],
    light: '#ffe3b3',
    layers: ['#8d4f8e', '#5c3479', '#341f57', '#170f30'],
    ink: '#fff4e6',
  },
  {
    sky: ['#03263b', '#4fb3bf'],
    light: '#f4f9e9',
    layers: ['#2e7f8c', '#1c5a6b', '#0f3b4c', '#061d28'],
    ink: '#effcfb',
  },
  {
    sky: ['#20102b', '#ff7a3d'],
    light: '#fff0c9',
    layers: ['#b8443f', '#7c2c42', '#471c38', '#1d0d1c'],
    ink: '#fff1e0',
  },
  {
    sky: ['#0b1026', '#3f5efb'],
    light: '#c9f0ff',
    layers: ['#2a3fae', '#1d2b7d', '#131c52', '#090d27'],
    ink: '#eaf2ff',
  },
  {
    sky: ['#0c2b20', '#a8d672'],
    light: '#fbffd6',
    layers: ['#5a9a58', '#357347', '#1d4c37', '#0b241c'],
    ink: '#f7ffe9',
  },
  {
    sky: ['#2b0f3a', '#c86dd7'],
    light: '#ffd6f5',
    layers: ['#8a3fa8', '#5f2a86', '#3a1a5b', '#1b0b2e'],
    ink: '#fdeeff',
  },
  {
    sky: ['#2d1b12', '#e6b566'],
    light: '#fff6d8',
    layers: ['#a8743d', '#75492a', '#46291b', '#1f110b'],
    ink: '#fff7e3',
  },
  {
    sky: ['#0d1f2d', '#e85d75'],
    light: '#ffe8dc',
    layers: ['#94415f', '#5b2f50', '#33213f', '#141226'],
    ink: '#fff0ee',
  },
  {
    sky: ['#071a1f', '#19c3a3'],
    light: '#e4fff4',
    layers: ['#12806f', '#0d5a53', '#0a3a3a', '#051a1d'],
    ink: '#e9fff9',
  },
  {
    sky: ['#181a24', '#8f9bb8'],
    light: '#ffffff',
    layers: ['#5d6782', '#414961', '#2a3043', '#141722'],
    ink: '#f4f6fb',
  },
  {
    sky: ['#3d0a1f', '#ffb199'],
    light: '#fff5d6',
    layers: ['#c2405a', '#8c2748', '#571738', '#25081d'],
    ink: '#fff2ea',
  },
  {
    sky: ['#10263f', '#ffd166'],
    light: '#fffbe6',
    layers: ['#3f7cac', '#285a86', '#173a5e', '#0a1c31'],
    ink: '#fff8e1',
  },
  {
    sky: ['#2a3b0f', '#f2e86d'],
    light: '#ffffff',
    layers: ['#8aa33a', '#5f7a28', '#3a511b', '#18240b'],
    ink: '#fdffe8',
  },
  {
    sky: ['#1c0f3f', '#7cf5e3'],
    light: '#ffe9fb',
    layers: ['#5b4bc4', '#3f2f9a', '#281c68', '#120b36'],
    ink: '#effffd',
  },
]
