"""The requests for the ways to be called, and for standing orders."""

from typing import Final

from ridotto.server import call_endpoints as ends
from ridotto.server.api_call import Call
from ridotto.server.call_ways import RenewWish, WaySeen, WayWish
from ridotto.server.standing_orders import OrderWish

CHAIR: Final = (401, 403, 404)

CALL_CALLS: Final[tuple[Call, ...]] = (
    Call(method="GET", path="/api/calls", endpoint=ends.get_call_offer, answer=ends.CallOffer),
    Call(
        method="POST",
        path="/api/calls/confirm",
        endpoint=ends.post_code,
        body=ends.CodeWish,
        answer=WaySeen,
        problems=(400, 403, 404, 413, 429),
    ),
    Call(
        method="POST",
        path="/api/calls/renew",
        endpoint=ends.post_renewal,
        body=RenewWish,
        answer=WaySeen,
        problems=(400, 403, 404, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/calls/stop/{stop}",
        endpoint=ends.post_stop,
        answer=ends.Stopped,
        problems=(403, 404),
    ),
    Call(
        method="GET",
        path="/api/me/calls",
        endpoint=ends.get_ways,
        answer=ends.WaysReply,
        problems=(400, 401),
    ),
    Call(
        method="POST",
        path="/api/me/calls",
        endpoint=ends.post_way,
        body=WayWish,
        answer=WaySeen,
        status=201,
        problems=(400, 401, 403, 413, 422, 429),
    ),
    Call(
        method="DELETE",
        path="/api/me/calls/{way}",
        endpoint=ends.delete_way,
        answer=ends.WaysReply,
        problems=(400, *CHAIR),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/calls",
        endpoint=ends.get_ways,
        answer=ends.WaysReply,
        secured=True,
        problems=CHAIR,
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/calls",
        endpoint=ends.post_way,
        body=WayWish,
        answer=WaySeen,
        status=201,
        secured=True,
        problems=(400, *CHAIR, 413, 422, 429),
    ),
    Call(
        method="DELETE",
        path="/api/tables/{table}/calls/{way}",
        endpoint=ends.delete_way,
        answer=ends.WaysReply,
        secured=True,
        problems=CHAIR,
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/order",
        endpoint=ends.get_order,
        answer=ends.OrderReply,
        secured=True,
        problems=CHAIR,
    ),
    Call(
        method="PUT",
        path="/api/tables/{table}/order",
        endpoint=ends.put_order,
        body=OrderWish,
        answer=ends.OrderReply,
        secured=True,
        problems=(400, *CHAIR, 409, 413, 422),
    ),
    Call(
        method="DELETE",
        path="/api/tables/{table}/order",
        endpoint=ends.delete_order,
        answer=ends.OrderReply,
        secured=True,
        problems=CHAIR,
    ),
)
