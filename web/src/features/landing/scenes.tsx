import type { ReactNode } from 'react'

/** Illustrations of the four kinds of activation. They use the same few colors in both themes. */

const Person = ({ x, y, skin, shirt }: { x: number; y: number; skin: string; shirt: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 27c0-13 6-17 15-17s15 4 15 17z" fill={shirt} />
    <circle r="10" fill={skin} />
    <path d="M-10-1a10 10 0 0 1 20 0c-5-4-14-4-20 0z" fill="#1b1430" />
  </g>
)

const Frame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
)

export const QuestScene = () => (
  <Frame>
    <path d="M0 0h240v120H0z" fill="#2f2a6b" />
    <circle cx="172" cy="52" r="46" fill="#3d357f" />
    <circle cx="172" cy="52" r="30" fill="#ff9f6b" />
    <path d="M0 84l38-32 30 26 40-40 44 44 36-28 52 38v28H0z" fill="#4b3f96" />
    <path
      d="M92 96V62h6v-6h6v6h6v-6h6v6h4V44h6v-6h6v6h6v-6h6v6h6v18h4v-6h6v6h6v-6h6v6h6v34z"
      fill="#221c55"
    />
    <path d="M141 38V20" stroke="#221c55" strokeWidth="2.5" />
    <path d="M142 20l19 6-19 6z" fill="#ffd166" />
    <path d="M104 74h7v10h-7zM137 60h8v12h-8zM171 74h7v10h-7z" fill="#ffd166" />
    <path d="M0 102c44-16 82-2 122-8s78-8 118 6v20H0z" fill="#1a153f" />
    <rect x="10" y="68" width="58" height="44" rx="7" fill="#0f2038" stroke="#4dacf7" strokeWidth="2.5" />
    <Person x={39} y={85} skin="#f2b98f" shirt="#4dacf7" />
    <path d="M27 86a12 12 0 0 1 24 0" fill="none" stroke="#e9ecf1" strokeWidth="2.5" />
    <rect x="24" y="83" width="5" height="9" rx="2.5" fill="#e9ecf1" />
    <rect x="49" y="83" width="5" height="9" rx="2.5" fill="#e9ecf1" />
    <rect x="10" y="10" width="42" height="17" rx="8.5" fill="#e5484d" />
    <circle cx="20.5" cy="18.5" r="3.5" fill="#fff" />
    <rect x="28" y="16.5" width="16" height="4" rx="2" fill="#fff" />
  </Frame>
)

export const KeyScene = () => (
  <Frame>
    <path d="M0 0h240v120H0z" fill="#0d3b3f" />
    <path d="M196 60L0-6v30zM196 60L0 44v34zM196 60L0 98v40z" fill="#11494d" />
    <path d="M166 120V52a30 30 0 0 1 60 0v68z" fill="#0a2b30" />
    <path d="M174 120V54a22 22 0 0 1 44 0v66z" fill="#ffe6a3" />
    <circle cx="196" cy="66" r="8" fill="#0a2b30" />
    <path d="M192 68h8l4 22h-16z" fill="#0a2b30" />
    <circle cx="48" cy="58" r="20" fill="none" stroke="#ffc64d" strokeWidth="11" />
    <path d="M66 52h74v12H66zM112 62h10v16h-10zM130 62h10v20h-10z" fill="#ffc64d" />
    <path d="M66 60h74v4H66z" fill="#e0a52f" />
    <path
      d="M96 18l2.4 6.6L105 27l-6.6 2.4L96 36l-2.4-6.6L87 27l6.6-2.4zM28 94l1.8 5.2L35 101l-5.2 1.8L28 108l-1.8-5.2L21 101l5.2-1.8zM150 24l1.4 4.6 4.6 1.4-4.6 1.4-1.4 4.6-1.4-4.6-4.6-1.4 4.6-1.4z"
      fill="#fff3cf"
    />
  </Frame>
)

export const MissionScene = () => (
  <Frame>
    <path d="M0 0h240v120H0z" fill="#42203f" />
    <circle cx="52" cy="34" r="14" fill="#ffd9a0" />
    <path d="M-10 120L60 58l40 34 20-16 60 44z" fill="#572a50" />
    <path d="M70 120l86-96 84 96z" fill="#8c3858" />
    <path d="M156 24l84 96h-50z" fill="#742c4d" />
    <path d="M156 24l24 27-9-2-8 8-9-9-8 8-10-9z" fill="#fbe9e1" />
    <path d="M156 26V6" stroke="#fbe9e1" strokeWidth="3" />
    <path d="M157 6l20 6.5-20 6.5z" fill="#56d394" />
    <path
      d="M92 118c24-6 6-22 32-24s44-2 40-16-28-8-24-20 12-14 16-30"
      fill="none"
      stroke="#c46a78"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0.1 9"
    />
    <path
      d="M92 118c24-6 6-22 32-24s44-2 40-16"
      fill="none"
      stroke="#ffd166"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0.1 9"
    />
    <circle cx="164" cy="77" r="9" fill="#ffd166" />
    <path d="M160 77l3 3 5.5-6" fill="none" stroke="#42203f" strokeWidth="2.5" strokeLinecap="round" />
  </Frame>
)

export const ProgramScene = () => (
  <Frame>
    <path d="M0 0h240v120H0z" fill="#12294d" />
    <path d="M0 104c60-14 180-14 240 0v16H0z" fill="#0c1d38" />
    <circle cx="120" cy="84" r="44" fill="#1b3863" />
    <path d="M0 10c60 26 180 26 240 0" fill="none" stroke="#5d77a3" strokeWidth="2" />
    <path d="M20 17l18 5-12 13zM100 29h18l-9 15zM202 22l18-5-6 18z" fill="#ff8f6b" />
    <path d="M60 25l18 3-11 14zM140 28l18-2-7 16z" fill="#56d394" />
    <path d="M104 100l32-8M136 100l-32-8" stroke="#7a5230" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M120 54c14 14 17 22 17 29a17 17 0 0 1-34 0c0-7 4-12 8-17 1 5 3 7 5 8 3-6 3-12 4-20z"
      fill="#ff9f45"
    />
    <path d="M121 74c7 7 8 10 8 14a8.5 8.5 0 0 1-17 0c0-4 2-6 4-8l2 3z" fill="#ffe08a" />
    <Person x={38} y={80} skin="#f2b98f" shirt="#e5678a" />
    <Person x={76} y={74} skin="#8d5a3b" shirt="#4dacf7" />
    <Person x={164} y={74} skin="#d99a6c" shirt="#b79cf7" />
    <Person x={202} y={80} skin="#f6cfae" shirt="#56d394" />
  </Frame>
)
