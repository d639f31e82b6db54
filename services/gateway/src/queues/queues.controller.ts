import { Controller, Get, Req, Res, SetMetadata } from '@nestjs/common';
import { ADMINS_ONLY, http } from '@proofround/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hijack } from '../http/hijack.js';
import { ENDPOINT, Input, Route, type InputOf } from '../http/route.decorator.js';
import { tokenOf } from '../identity/bearer.js';
import { BOARD_PATH, QueueBoard } from './board.js';

const COOKIE = 'proofround_queues';
/** As long as somebody looks into a queue's trouble; the admin's right is checked at every request. */
const OPEN_S = 3600;

/** A page of the board is no call of the API: it takes the place of one for the guards alone. */
const BOARD_PAGE = { access: ADMINS_ONLY, status: 200 };

/** Bull Board, for the admin alone. */
@Controller()
export class QueuesController {
  constructor(private readonly board: QueueBoard) {}

  /** A page cannot send a token, so that the admin's own comes back as a cookie for the board's path. */
  @Route(http.operations.openQueueBoard)
  openQueueBoard(@Input() { request, reply }: InputOf<typeof http.operations.openQueueBoard>): Promise<void> {
    const token = tokenOf(request.headers.authorization) ?? '';
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${token}; Path=${BOARD_PATH}; Max-Age=${OPEN_S}; HttpOnly; SameSite=Strict${secure}`,
    );
    return Promise.resolve();
  }

  @Get([BOARD_PATH, `${BOARD_PATH}/*`])
  @SetMetadata(ENDPOINT, BOARD_PAGE)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const server = await this.board.server();
    server.routing(request.raw, hijack(reply));
  }
}

/** Takes the cookie for a token, on the board's path and nowhere else. */
export function addBoardCookie(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { authorization, cookie } = request.headers;
    if (authorization === undefined && cookie !== undefined && isBoard(request)) {
      const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(cookie)?.[1];
      if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
    }
    done();
  });
}

const isBoard = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && (url === BOARD_PATH || url.startsWith(`${BOARD_PATH}/`));
