import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  Controller,
  Get,
  Inject,
  NotFoundException,
  type OnModuleInit,
  Param,
  Req,
  Res,
} from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { GatewayConfig } from '../config.js';

const INDEX = 'index.html';
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the built front end: its files, and index.html for every other path outside the API. */
@Controller()
export class WebController implements OnModuleInit {
  private files = new Set<string>();

  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'WEB_ROOT'>) {}

  async onModuleInit(): Promise<void> {
    const root = this.config.WEB_ROOT;
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    this.files = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
  }

  /** Mail programs that know no one-click unsubscribing open its address. The page asks first. */
  @Get('api/unsubscribe/:token')
  unsubscribe(@Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 303);
  }

  @Get('*')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const path = pathOf(request.url);
    if (path === undefined || path === 'api' || path.startsWith('api/')) throw new NotFoundException();
    if (!this.files.has(path)) {
      // A missing asset is a 404, because a browser with an old page must not get HTML as a script.
      if (path.startsWith('assets/')) throw new NotFoundException();
      void reply.header('cache-control', 'no-cache').sendFile(INDEX, { cacheControl: false });
      return;
    }
    // File names under assets/ contain a hash of the content.
    const immutable = path.startsWith('assets/');
    void reply.sendFile(path, immutable ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 });
  }
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
  } catch {
    return undefined;
  }
}
