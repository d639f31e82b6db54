import { Controller, Get, Req, Res, SetMetadata } from '@nestjs/common';
import { ADMINS_ONLY, http } from '@proofround/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { cookieOf, setCookie } from '../http/cookies.js';
import { ENDPOINT, Input, type InputOf, Route } from '../http/route.decorator.js';
import { hijack } from '../http/stalled-readers.js';
import { tokenOf } from '../identity/token.strategy.js';
import { BOARD_PATH, QueueBoard } from './board.js';

const COOKIE = 'proofround_queues';
/** The cookie's lifetime. The admin role is checked on every request. */
const OPEN_S = 3600;

/** Stands for an endpoint, so that the guards check the board's pages, which are not API calls. */
const BOARD_PAGE = { access: ADMINS_ONLY, status: 200 };

@Controller()
export class QueuesController {
  constructor(private readonly board: QueueBoard) {}

  /** Sets the admin's token as a cookie for the board's path, because a page cannot send a token. */
  @Route(http.operations.openQueueBoard)
  openQueueBoard(@Input() { request, reply }: InputOf<typeof http.operations.openQueueBoard>): Promise<void> {
    const token = tokenOf(request.headers.authorization) ?? '';
    setCookie({ request, reply }, { name: COOKIE, value: token, path: BOARD_PATH, maxAgeS: OPEN_S });
    return Promise.resolve();
  }

  @Get([BOARD_PATH, `${BOARD_PATH}/*`])
  @SetMetadata(ENDPOINT, BOARD_PAGE)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const server = await this.board.server();
    server.routing(request.raw, hijack(reply));
  }
}

/** Accepts the cookie as a token, only on the board's path. */
export function addBoardCookie(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.authorization === undefined && isBoard(request)) {
      const token = cookieOf(request, COOKIE);
      if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
    }
    done();
  });
}

const isBoard = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && (url === BOARD_PATH || url.startsWith(`${BOARD_PATH}/`));
