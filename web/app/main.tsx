import '@fontsource-variable/archivo/wdth.css';
import './look/base.css';
import './look/parts.css';
import './look/room.css';
import './look/branches.css';
import './look/time.css';
import './look/thumb.css';
import './look/print.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Refusal } from './api/ask.js';
import { keepFocus } from './look/kept-focus.js';
import { router } from './routes.js';

/** What the service answers is not asked again in vain: only a line that broke is. */
const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && !(error instanceof Refusal) },
  },
});

keepFocus();
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
