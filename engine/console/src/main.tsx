import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './base.css'
import './controls.css'
import './shell/shell.css'
import './page.css'
import './data/data.css'
import './data/dialog.css'
import './logs/logs.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
