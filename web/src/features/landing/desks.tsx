const bars = [26, 40, 34, 58, 50, 76, 92] as const

export const StudioDesk = () => (
  <svg viewBox="0 0 560 220" aria-hidden="true">
    <path d="M0 0h560v220H0z" fill="var(--qb-accent-soft)" />
    <circle cx="470" cy="30" r="120" fill="var(--qb-accent)" opacity=".12" />
    <g stroke="var(--qb-line)" fill="var(--qb-raised)">
      <rect x="56" y="36" width="300" height="220" rx="12" />
      <rect x="330" y="64" width="176" height="124" rx="12" />
    </g>
    {['#e5678a', '#b79cf7', '#ffb454', '#3fb27f'].map((colour, index) => (
      <g key={colour} transform={`translate(76 ${62 + index * 40})`}>
        <circle cx="12" cy="10" r="12" fill={colour} />
        <path d="M3 18c1-6 17-6 18 0a12 12 0 0 1-18 0z" fill="#fff" opacity=".85" />
        <circle cx="12" cy="8" r="4.5" fill="#fff" opacity=".85" />
        <rect x="36" y="2" width={104 - index * 14} height="7" rx="3.5" fill="var(--qb-line-strong)" />
        <rect x="36" y="14" width={64 + index * 9} height="5" rx="2.5" fill="var(--qb-line)" />
        <rect
          x="184"
          y="0"
          width="58"
          height="20"
          rx="10"
          fill={index === 2 ? 'var(--qb-warn-soft)' : 'var(--qb-good-soft)'}
        />
        <circle cx="197" cy="10" r="4" fill={index === 2 ? 'var(--qb-warn)' : 'var(--qb-good)'} />
        <rect
          x="206"
          y="7.5"
          width="26"
          height="5"
          rx="2.5"
          fill={index === 2 ? 'var(--qb-warn)' : 'var(--qb-good)'}
        />
      </g>
    ))}
    <rect x="348" y="82" width="60" height="6" rx="3" fill="var(--qb-line-strong)" />
    {bars.map((height, index) => (
      <rect
        key={height}
        x={350 + index * 20}
        y={172 - height * 0.82}
        width="12"
        height={height * 0.82}
        rx="3"
        fill={index === bars.length - 1 ? 'var(--qb-accent)' : 'var(--qb-chart-2)'}
        opacity={index === bars.length - 1 ? 1 : 0.55}
      />
    ))}
  </svg>
)

export const CreatorDesk = () => (
  <svg viewBox="0 0 560 220" aria-hidden="true">
    <path d="M0 0h560v220H0z" fill="#1d1a3d" />
    <path d="M0 0h560v220H0z" fill="#3a2f7a" opacity=".5" />
    <circle cx="92" cy="70" r="74" fill="#ff9f6b" opacity=".16" />
    <circle cx="92" cy="70" r="44" fill="#ff9f6b" opacity=".22" />
    <path d="M70 74a22 22 0 0 1 44 0z" fill="#ffd9a0" />
    <path d="M92 74v0l34 46v62" fill="none" stroke="#8d86c9" strokeWidth="5" strokeLinecap="round" />
    <path d="M106 182h40v8h-40z" fill="#8d86c9" />
    <path d="M0 190h560v30H0z" fill="#141130" />
    <rect x="176" y="26" width="232" height="138" rx="10" fill="#0e0c22" />
    <rect x="185" y="35" width="214" height="120" rx="4" fill="#2a6f97" />
    <circle cx="352" cy="66" r="17" fill="#ffe6a3" />
    <path d="M185 118l44-38 30 24 34-30 46 42 28-20 32 26v33H185z" fill="#1f4e79" />
    <path d="M185 136c40-16 70-4 110-10s70-6 104 4v25H185z" fill="#163a5f" />
    <path d="M262 128v-22l12-12 12 12v22zM292 128v-14h18v14z" fill="#0d2743" />
    <path d="M272 110h6v8h-6z" fill="#ffd166" />
    <rect x="193" y="43" width="34" height="13" rx="6.5" fill="#e5484d" />
    <circle cx="201" cy="49.5" r="2.5" fill="#fff" />
    <rect x="207" y="48" width="13" height="3" rx="1.5" fill="#fff" />
    <path d="M276 164h32l6 22h-44z" fill="#26224d" />
    <rect x="250" y="184" width="84" height="7" rx="3.5" fill="#26224d" />
    <rect x="444" y="62" width="22" height="48" rx="11" fill="#e9ecf1" />
    <path d="M444 78h22M444 90h22" stroke="#8d86c9" strokeWidth="2.5" />
    <path d="M436 92c0 26 38 26 38 0M455 112v74" fill="none" stroke="#8d86c9" strokeWidth="5" />
    <rect x="430" y="184" width="50" height="7" rx="3.5" fill="#8d86c9" />
    <path
      d="M196 196c4-9 12-10 18-7h16c6-3 14-2 18 7 4 10 5 20-3 20-6 0-8-8-12-8h-22c-4 0-6 8-12 8-8 0-7-10-3-20z"
      fill="#4dacf7"
    />
    <path d="M207 195v8M203 199h8" stroke="#0d2743" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="234" cy="196" r="2.2" fill="#0d2743" />
    <circle cx="239" cy="201" r="2.2" fill="#0d2743" />
    <g transform="translate(486 34)">
      <path
        d="M0 0h44a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H18L6 40V30H0a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
        fill="#fff"
      />
      <path d="M22 23l-8-7.5a4.7 4.7 0 0 1 8-4.8 4.7 4.7 0 0 1 8 4.8z" fill="#e5484d" />
    </g>
  </svg>
)
